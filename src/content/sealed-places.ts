/** Where a sealed register is published: its manifest, and below it a folder for each edition. */
export const sealedFolder = '/sealed/';

/** The name of the cache in which a browser keeps what it has read of one, where the owner says `keepOffline`. */
export const sealedCache = 'sealed-register';
