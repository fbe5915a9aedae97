/** A page for search engines: its path as in its canonical address, and when it last changed, where that is known. */
export type SitemapEntry = { path: string; lastModified?: Date | undefined }

/** A file of the sitemap, such as `hire-1`. */
export type SitemapFile = { name: string; lastModified?: Date | undefined }
