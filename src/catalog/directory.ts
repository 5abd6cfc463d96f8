/** Directories of dealers (part-1.md E5 to E7): the older one, and the newer one of websites, groups and rooftops. */
export const DIRECTORIES = ['dealers', 'dealerships'] as const;
/** Name of a directory of dealers that a market can have. */
export type Directory = (typeof DIRECTORIES)[number];
