/**
 * Leaves out the one line that React Router's plugin makes Vite print a dozen times at each build: it passes an
 * option of its own that Vite calls deprecated, in servers of its own that no setting of ours reaches.
 */
const { warn } = console
console.warn = (...words) => {
  if (!String(words[0]).includes('The `envFile` option is deprecated')) warn(...words)
}
