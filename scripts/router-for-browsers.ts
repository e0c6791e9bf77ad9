import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Never reached here: server components, instruments, links that load ahead or fade over, routes found later (all are
 * known at once, `react-router.config.ts`), what stands for an error page where a site has none; each with whatever it
 * alone calls.
 */
const UNUSED = [
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  'decodeRedirectErrorDigest',
  'decodeRouteErrorResponseDigest',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'PrefetchPageLinks',
  'PrefetchPageLinksImpl',
  'useFogOFWarDiscovery',
  'getPatchRoutesOnNavigationFunction',
  'getPartialManifest',
  'patchRoutesImpl',
  'useViewTransitionState',
  'DefaultErrorComponent',
]

/**
 * The router's package gives everybody the files with its warnings for developers; those without lie beside them and
 * are named by no condition of its exports. Built browsers' files take them, and of what this site never uses only the
 * names; where a screen cannot be fetched they ask who knows better; a router that names them otherwise stops the build.
 */
export function routerForBrowsers(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production')
  const files: Record<string, string> = {
    'react-router': join(folder, 'index.mjs'),
    'react-router/dom': join(folder, 'dom-export.mjs'),
  }
  return {
    name: 'router-for-browsers',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: id => files[id] ?? null,
    transform(code, id) {
      if (!id.startsWith(folder) || !/^function createRouter\(/m.test(code)) return null
      const named = UNUSED.reduce((text, name) => emptied(text, name, message => this.error(message)), code)
      return { code: leavable(patient(named, message => this.error(message))), map: null }
    },
  }
}

/** The code with that function's body left out; such functions end where a brace stands at the beginning of a line. */
function emptied(code: string, name: string, fail: (message: string) => never): string {
  const body = new RegExp(`^function ${name}\\([^]*?^}$`, 'm')
  if (!body.test(code)) fail(`react-router has no ${name} any more`)
  return code.replace(body, `function ${name}() {}`)
}

/**
 * The code whose screens may be fetched by `window.loadScreen`. The router itself loads the page anew where one cannot be
 * fetched: while the server is away, that is the browser's own page of errors in place of what was there.
 */
function patient(code: string, fail: (message: string) => never): string {
  const loading = /^async function loadRouteModule\(route, routeModulesCache\) {$[\s\S]*?^}$/m
  if (!loading.test(code)) fail('react-router has no loadRouteModule any more')
  return code.replace(
    loading,
    `async function loadRouteModule(route, routeModulesCache) {
  return routeModulesCache[route.id] ??= await (window.loadScreen ?? (module => import(/* @vite-ignore */ module).catch(() => {
    window.location.reload();
    return new Promise(() => {});
  })))(route.module);
}`,
  )
}

/** The code whose components may be left out where nobody imports them: made by a call, and given a name for developers. */
const leavable = (code: string) =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
