/** The channel on which triggers announce changes to pages, see migrations/0014_page_changes.sql. */
export const PAGE_CHANNEL = 'page_change'
