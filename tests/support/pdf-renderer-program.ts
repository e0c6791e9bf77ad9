import { startPdfRenderer } from '../../src/invoicing/pdf-renderer'
import { sampleInvoice } from './papers'

/** Draws one invoice as the program does, in a thread of the bundled program it is given, and prints its size. */
// The site listens; here nothing else waits.
const waiting = setInterval(() => {}, 60_000)
const renderer = startPdfRenderer(new URL(process.argv[2] ?? ''))
console.log((await renderer.invoice(sampleInvoice(), null)).length)
await renderer.stop()
clearInterval(waiting)
