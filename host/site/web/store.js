// The table's files in this browser: path -> bytes, in IndexedDB. What is saved at once is there whole or not at all.

const NAME = "trilithon", FILES = "files";

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

export class Store {
  /** `place` keeps tables of several sites of one origin apart. */
  static async open(place) {
    const request = indexedDB.open(`${NAME} ${place}`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILES);
    const store = new Store();
    store.base = await done(request);
    return store;
  }

  /** Every file: [path, bytes]. */
  async all() {
    const files = this.base.transaction(FILES).objectStore(FILES);
    const [names, contents] = await Promise.all([done(files.getAllKeys()), done(files.getAll())]);
    return names.map((name, at) => [name, contents[at]]);
  }

  /** `changes`: [path, bytes], or null for what is gone. */
  save(changes) {
    return new Promise((resolve, reject) => {
      const work = this.base.transaction(FILES, "readwrite", { durability: "strict" });
      work.oncomplete = () => resolve();
      work.onabort = () => reject(work.error);
      const files = work.objectStore(FILES);
      try {
        for (const [path, bytes] of changes) {
          if (bytes) files.put(bytes, path);
          else files.delete(path);
        }
      } catch (wrong) {
        reject(wrong);
        work.abort(); // none of them, then
      }
    });
  }
}

/** Where nothing can be kept: every try says so. */
export const NOWHERE = { all: async () => [], save: () => Promise.reject(new Error("no storage")) };
