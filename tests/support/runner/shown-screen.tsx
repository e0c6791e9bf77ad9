import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub, type LoaderFunction } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { FILE_PATIENCE } from '../../../src/contract/patience'
import { SITE } from '../servers/answering-server'

interface Screen {
  path: string
  // biome-ignore lint/suspicious/noExplicitAny: each screen is given what its own loader gives
  Component: ComponentType<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  loader?: (args: any) => unknown
}

/** Shows what stands at an address under the root of the site. */
export function showAt(address: string, screens: Screen[]) {
  const children = screens.map(({ loader, ...screen }) => ({
    ...screen,
    ...(loader && {
      loader: ((args): unknown => loader({ ...args, url: new URL(args.request.url) })) as LoaderFunction,
    }),
  }))
  const Stub = createRoutesStub([
    { id: 'root', HydrateFallback: () => null, loader: () => ({ site: SITE }), children },
  ])
  return render(<Stub initialEntries={[address]} />)
}

/** The page's clock goes on by itself, and can be put forward past the silence that ends a request. */
export function clocked() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return { afterSilence: () => act(() => vi.advanceTimersByTimeAsync(FILE_PATIENCE + 1_000)) }
}
