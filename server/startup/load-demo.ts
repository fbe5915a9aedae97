/** The only import of the demo from the product: with DEMO=0 none of its code is loaded. */
export const loadDemo = () => import('#demo/demo.ts')
