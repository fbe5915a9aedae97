/** Where the database says what pages show something else now, see migrations/0014_page_changes.sql. */
export const PAGE_CHANNEL = 'page_change'
