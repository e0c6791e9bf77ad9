import { childPdfRenderer } from '../../../src/child-pdf-renderer'
import { sampleInvoice } from '../files/papers'

/** Draws one invoice as the program does, in a process of its own, and prints its size. */
// The site listens; here nothing else waits.
const waiting = setInterval(() => {}, 60_000)
const renderer = childPdfRenderer()
console.log((await renderer.invoice(sampleInvoice(), null)).length)
await renderer.stop()
clearInterval(waiting)
