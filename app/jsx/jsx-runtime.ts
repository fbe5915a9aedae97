import { jsx as createElement, jsxs as createElements } from 'react/jsx-runtime'

import { prefixBasePath } from './prefix-addresses.ts'

export { Fragment, type JSX } from 'react/jsx-runtime'

// The compiler calls these for every element (`jsxImportSource` in tsconfig.json); React's own do the work.

export const jsx: typeof createElement = (type, props, key) => createElement(type, prefixBasePath(type, props), key)

export const jsxs: typeof createElements = (type, props, key) => createElements(type, prefixBasePath(type, props), key)
