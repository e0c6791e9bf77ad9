import type { Call } from './call'

/** What a method is given, whatever its call. */
export interface AnyRequest {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** The address of a call: placeholders filled and escaped, undefined query values left out. */
export function addressOf(
  entry: Call,
  params: Record<string, string>,
  query: Record<string, unknown> = {},
): string {
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
  return search ? `${path}?${search}` : path
}
