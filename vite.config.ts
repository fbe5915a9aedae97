import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: 'app/public',
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // R560: a build is used at any path, so style sheets name their fonts relative to themselves.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'css' ? { relative: true } : undefined) },
  // Our own modules stay out of the server bundle: a second copy would not share its classes and contexts.
  environments: { ssr: { build: { rolldownOptions: { external: [/^#(domain|catalogue|client|locales)\//] } } } },
})
