/** The name of the software, whatever a platform calls its site. */
export const PRODUCT_NAME = 'Guildhall'
