/** Where a sealed register is published: its manifest, and below it a folder for each edition. */
export const sealedFolder = '/sealed/';
export const sealedManifest = `${sealedFolder}manifest.json`;

/** The name of the cache in which a browser keeps what it has read of one, where the owner says `keepOffline`. */
export const sealedCache = 'sealed-register';
