import { formatTenths } from '~/domain/text/french'

/** « 812 Ko », « 2,4 Mo »: what a file weighs. */
export function formatSize(bytes: number): string {
  return bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1_024))}\u00a0Ko`
    : `${formatTenths(bytes / 1_048_576)}\u00a0Mo`
}
