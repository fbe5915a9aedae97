import { jsxDEV as createElement } from 'react/jsx-dev-runtime'

import { prefixBasePath } from './prefix-addresses.ts'

export { Fragment, type JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof createElement = (type, props, ...rest) =>
  createElement(type, prefixBasePath(type, props), ...rest)
