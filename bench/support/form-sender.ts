import { serveJobs } from '../../src/gateways/child-process/serve-jobs'
import { sendForm } from './bare-visitor'

/** A form that goes out so many times at once. */
export interface SentForms {
  url: string
  bytes: Uint8Array
  token: string
  times: number
}

serveJobs(({ url, bytes, token, times }: SentForms) =>
  Promise.all(Array.from({ length: times }, () => sendForm(url, Buffer.from(bytes), token))),
)
