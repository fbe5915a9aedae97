/** The one way from the product to the demo: nothing of it is loaded with DEMO=0. */
export const loadDemo = () => import('#demo/demo.ts')
