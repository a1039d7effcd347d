import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { nameCharts, nameCommon, nameIcons, nameQueries, nameShell } from './scripts/chunk-groups.ts';
import { stayOnPage } from './scripts/stay-on-page.ts';

const apiOrigin = process.env.GREENROOM_API_ORIGIN ?? 'http://localhost:3000';

const CHUNK_GROUPS = [
  { name: nameShell, debugName: 'shell', priority: 2 },
  { name: nameCharts, debugName: 'charts', priority: 1 },
  { name: nameQueries, debugName: 'queries', priority: 1 },
  { name: nameIcons, debugName: 'icons', minShareCount: 2 },
  { name: nameCommon, debugName: 'common', minShareCount: 3, maxModuleSize: 3_000 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), stayOnPage()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The first versions with light-dark(): below them every colour would be written twice.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  // Found only when first opened, these would make the development server reload the page under the person's hands.
  optimizeDeps: {
    // An icon is a module: it needs no bundling, and each new one would reload the page.
    exclude: ['lucide-react'],
    include: ['accordion', 'alert-dialog', 'dialog', 'menu', 'tooltip'].map((part) => `@base-ui/react/${part}`),
  },
  server: {
    proxy: {
      '/api': { target: apiOrigin, ws: true },
      '/oidc': { target: apiOrigin },
      '/sandbox': { target: apiOrigin },
    },
  },
});
