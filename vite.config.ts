import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // Our own modules stay out of the server bundle: a second copy would not share its classes and contexts.
  environments: { ssr: { build: { rolldownOptions: { external: [/^#(domain|catalogue|client)\//] } } } },
})
