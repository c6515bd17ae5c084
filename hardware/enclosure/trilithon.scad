// The table's box: reader under the lid on the left, screen and knob on the right, board inside.
// Licence: CC0 1.0, like every drawing of this project.
//
//   openscad -D 'part="body"' -o body.stl trilithon.scad
//   openscad -D 'part="lid"'  -o lid.stl  trilithon.scad
//
// Both lie as they are printed: no support, 0.2 mm layers. Measure your own modules first: clones
// differ by millimetres, and every measure below may be changed. All in mm, x right, y back, z up.

part = "both";  // body, lid, or both, to look at

// What is built in
board = "pico";        // pico: screwed on by its holes; esp32: lies in a cradle
oled = "1.3";          // inches: 1.3 or 0.96

// The box, outside, and its walls
width = 170;
depth = 100;
height = 42;
wall = 2.4;
top = 3;               // of the lid
corner = 6;            // radius
gap = 0.3;             // between parts that fit into each other

// Reader: a module of 60 x 40 mm in a pocket under the lid
reader_wall = 1.6;     // over the antenna: a tag should lie within 3 mm of it
reader_at = [48, 50];  // its middle
reader_size = [60, 40];
reader_frame = 5;      // depth of the frame that holds it
frame_wall = 1.6;

// Screen
oled_at = [125, 68];   // middle of what lights up
oled_pcb = oled == "1.3" ? [35.4, 33.5] : [27.3, 27.8];
oled_holes = oled == "1.3" ? [30.4, 28.5] : [23.5, 23.8];
oled_seen = oled == "1.3" ? [31, 16.5] : [23.5, 12.5];
oled_shift = oled == "1.3" ? 1.5 : 1.8;  // of the lit area above the middle of its board
oled_post = 3.2;       // thickness of glass and its glue

// Knob: an EC11 with an M7 thread
knob_at = [125, 28];
knob_hole = 7.3;
knob_key = [2.2, 1];   // the small tongue beside the shaft, a blind pocket from below
knob_key_far = 6;

// Board
board_at = [125, 0];   // x of its middle; it stands against the back wall
pico_holes = [11.4, 47];
pico_edge = 2;         // from its USB edge to the holes
esp32_size = [28.6, 55];
esp32_pcb = 1.6;
post = board == "pico" ? 5 : 11;  // under the board; an ESP32's pins hang down
cradle_ledge = 2.5;    // at both ends; pins begin behind it
usb = [13, 8];         // of the plug's shell, not of the socket

// Openings
plate_slot = [16, 9];  // a three-pin JST-SM plug goes through
plate_slot_x = 60;
sound_at = [88, 28];   // over the buzzer

// Screws: M3 x 10 countersunk into the posts of the body
screw_inset = 6;     // the posts melt into the walls
screw_hole = 3.4;
screw_head = 6.4;
screw_core = 2.6;      // it cuts its own thread; 4.0 for a melted-in nut
screw_post = 8;

assert(reader_wall > 0.7 && reader_wall < 3, "the wall over the antenna: 0.8 to 2.9 mm");
assert(reader_wall <= top, "the lid is thinner than the wall over the antenna");
assert(reader_at.x - reader_size.x / 2 - frame_wall > wall + gap, "the reader touches the wall");
assert(oled_at.x - oled_pcb.x / 2 > reader_at.x + reader_size.x / 2, "screen over reader");
assert(oled_at.y - oled_pcb.y / 2 - oled_shift > knob_at.y + 8, "the screen touches the knob");
assert(height - wall - top > 30, "too low for the board under the screen");

$fn = 40;
e = 0.01;

module rounded(size, radius) {
    hull() for (x = [radius, size.x - radius], y = [radius, size.y - radius])
        translate([x, y]) cylinder(r = radius, h = size.z);
}

module block(at, size, z, h) {  // around its middle
    translate([at.x - size.x / 2, at.y - size.y / 2, z]) cube([size.x, size.y, h]);
}

module at_screws() {
    for (x = [screw_inset, width - screw_inset], y = [screw_inset, depth - screw_inset])
        translate([x, y]) children();
}

module body() {
    inner = height - top;  // the lid lies on top
    difference() {
        union() {
            difference() {
                rounded([width, depth, inner], corner);
                translate([wall, wall, wall])
                    rounded([width - 2 * wall, depth - 2 * wall, height], corner - wall);
            }
            // inside the outline, so that posts in the corners do not stand out of the wall
            intersection() {
                rounded([width, depth, inner], corner);
                at_screws() cylinder(d = screw_post, h = inner);
            }
            holder();
        }
        at_screws() translate([0, 0, inner - 14]) cylinder(d = screw_core, h = 15);
        usb_opening();
        translate([plate_slot_x - plate_slot.x / 2, depth - wall - 1, wall + 6])
            cube([plate_slot.x, wall + 2, plate_slot.y]);
        for (i = [0 : 7]) translate([28 + 16 * i, -1, inner - 14]) cube([6, wall + 2, 3]);
        if (board == "pico") pico_at() translate([0, 0, wall]) cylinder(d = 1.7, h = post + 1);
    }
}

module pico_at() {
    for (x = [-1, 1], y = [0, 1])
        translate([board_at.x + x * pico_holes.x / 2,
                   depth - wall - gap - pico_edge - y * pico_holes.y]) children();
}

module holder() {
    if (board == "pico") pico_at() translate([0, 0, wall - e]) cylinder(d = 4.2, h = post + e);
    else cradle();
}

module cradle() {  // a frame with ledges, open where the USB socket is
    outer = [esp32_size.x + 2 * frame_wall + 2 * gap, esp32_size.y + frame_wall + gap];
    y = depth - wall - outer.y;
    translate([board_at.x - outer.x / 2, y, wall - e]) difference() {
        cube([outer.x, outer.y + e, post + esp32_pcb + 1]);
        translate([frame_wall, frame_wall, post])
            cube([outer.x - 2 * frame_wall, outer.y, post]);
        translate([frame_wall, frame_wall + cradle_ledge, -e])
            cube([outer.x - 2 * frame_wall, outer.y - frame_wall - 2 * cradle_ledge, post + 1]);
    }
}

module usb_opening() {
    // the middle of a micro or C socket lies about 1.5 mm over its board
    z = wall + post + (board == "pico" ? 1 : esp32_pcb) + 1.5;
    translate([board_at.x - usb.x / 2, depth - wall - 1, z - usb.y / 2])
        cube([usb.x, wall + 2, usb.y]);
}

module lid() {
    difference() {
        union() {
            rounded([width, depth, top], corner);
            lip();
            block(reader_at, reader_size + 2 * (frame_wall + gap) * [1, 1],
                  -reader_frame, reader_frame + e);
            oled_posts();
        }
        // pocket of the reader, with a way out for its wires
        block(reader_at, reader_size + 2 * gap * [1, 1],
              -reader_frame - e, reader_frame + top - reader_wall + e);
        block([reader_at.x + reader_size.x / 2, reader_at.y], [10, 24],
              -reader_frame - e, reader_frame);
        // the screen's window, wider above
        hull() {
            block(oled_at, oled_seen, -e, 1);
            block(oled_at, oled_seen + 2 * top * [1, 1], top, e);
        }
        translate([knob_at.x, knob_at.y, -1]) cylinder(d = knob_hole, h = top + 2);
        block([knob_at.x - knob_key_far, knob_at.y], [knob_key.y, knob_key.x], -e, 1.5);
        for (a = [0 : 60 : 300]) translate([sound_at.x, sound_at.y, -1])
            rotate(a) translate([4, 0]) cylinder(d = 2, h = top + 2);
        at_screws() screw();
        // where a card is laid: a line of the reader's size
        outline(reader_at, reader_size);
    }
}

module lip() {  // keeps the lid from sliding; leaves the posts of the body alone
    inset = wall + gap;
    difference() {
        translate([inset, inset, -3])
            rounded([width - 2 * inset, depth - 2 * inset, 3 + e], corner - wall);
        translate([inset + 1.6, inset + 1.6, -4])
            rounded([width - 2 * inset - 3.2, depth - 2 * inset - 3.2, 5], corner - wall);
        at_screws() translate([0, 0, -4]) cylinder(d = screw_post + 2 * gap + 1, h = 5);
    }
}

module oled_posts() {
    middle = [oled_at.x, oled_at.y - oled_shift];
    for (x = [-1, 1], y = [-1, 1])
        translate([middle.x + x * oled_holes.x / 2, middle.y + y * oled_holes.y / 2, 0]) {
            translate([0, 0, -oled_post]) cylinder(d = 4, h = oled_post + e);
            translate([0, 0, -oled_post - 2.5]) cylinder(d = 1.8, h = 3);  // melt over its board
        }
}

module screw() {
    translate([0, 0, -5]) cylinder(d = screw_hole, h = top + 6);
    translate([0, 0, top - (screw_head - screw_hole) / 2])
        cylinder(d1 = screw_hole, d2 = screw_head + 2 * e, h = (screw_head - screw_hole) / 2 + e);
}

module outline(at, size) {
    difference() {
        block(at, size, top - 0.4, 1);
        block(at, size - [1.6, 1.6], top - 1, 3);
    }
}

if (part == "body") body();
else if (part == "lid") translate([0, depth, top]) rotate([180, 0, 0]) lid();
else {
    body();
    translate([0, 0, height - top + 25]) lid();
}
