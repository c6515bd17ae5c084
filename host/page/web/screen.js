// The table's small screen, pixel for pixel: 128 by 64, in eight pages as the chip keeps them.

const WIDTH = 128;
const LIT = [168, 220, 255, 255];
const DARK = [6, 9, 13, 255];

export class Screen {
  constructor(canvas) {
    this.context = canvas.getContext("2d");
    this.image = this.context.createImageData(WIDTH, 64);
  }

  /** `rows`: page (0 to 7) -> 128 bytes in hex, the lowest bit on top. */
  draw(rows) {
    for (const [page, hex] of Object.entries(rows)) {
      for (let x = 0; x < WIDTH; x += 1) this.column(x, Number(page), parseInt(hex.substr(2 * x, 2), 16));
    }
    this.context.putImageData(this.image, 0, 0);
  }

  column(x, page, bits) {
    for (let bit = 0; bit < 8; bit += 1) {
      this.image.data.set((bits >> bit) & 1 ? LIT : DARK, 4 * ((8 * page + bit) * WIDTH + x));
    }
  }
}
