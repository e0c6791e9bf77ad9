import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { deskInOneFile } from './scripts/desk-in-one-file.ts'
import { precompress } from './scripts/precompress.ts'
import { rootSheetOnce } from './scripts/root-sheet-once.ts'
import { routerForBrowsers } from './scripts/router-for-browsers.ts'
import { schemasLeftOut } from './scripts/schemas-left-out.ts'
import { slimRouteManifest } from './scripts/slim-route-manifest.ts'
import { toastSheetLeftOut } from './scripts/toast-sheet-left-out.ts'
import './scripts/vite-warnings.js'

export default defineConfig({
  plugins: [
    schemasLeftOut(),
    routerForBrowsers(),
    toastSheetLeftOut(),
    reactRouter(),
    deskInOneFile(),
    rootSheetOnce(),
    slimRouteManifest('build/client/assets'),
    precompress('build/client'),
  ],
  resolve: { tsconfigPaths: true },
  // Without the line of each class, which is as long again and packs badly.
  css: { modules: { generateScopedName: (name, file) => `_${name}_${placeOf(file)}` } },
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long each plugin took on a busy machine is nothing that a start should say.
      checks: { pluginTimings: false },
      output: {
        // One stylesheet for what every page shares, instead of one for each component.
        codeSplitting: {
          // The first group that a module fits takes it.
          groups: [
            {
              name: 'shared',
              test: /src\/web\/(ui\/(actions|forms|frame|not-found|paper|prose|steps)|styles|fonts)\/.*\.css$/,
            },
            // What seldom changes, in one file that a browser keeps over a release.
            {
              name: 'framework',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
            },
            // What most screens import packs better in one file than in twenty.
            { name: 'common', test: /\.m?[jt]sx?$/, minShareCount: 28 },
          ],
        },
      },
    },
  },
})

/** Five letters that tell a module of styles from the others, the same wherever the repository lies. */
const placeOf = (file: string) =>
  createHash('sha256')
    .update(relative(import.meta.dirname, file.replace(/\?.*/, '')))
    .digest('hex')
    .slice(0, 5)
