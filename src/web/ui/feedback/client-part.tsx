import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { inTime } from '~/contract/patience'
import { Button } from '~/web/ui/actions/button'

interface PartState<Props> {
  Part?: ComponentType<Props> | null
  failed?: boolean
}

/**
 * A part of a page that the browser fetches once it is needed; the server, and until then the browser, leave its
 * place free. A part that could not be fetched says so and can be asked for again.
 * @param place what stands there meanwhile, as high as what comes
 */
export function clientPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: ReactNode = null,
) {
  let kept: ComponentType<Props> | null = null
  const fetchPart = async () => {
    kept = (await inTime(load())).default
    return kept
  }

  function ClientPart(props: Props) {
    const [{ Part, failed }, setState] = useState<PartState<Props>>({ Part: kept })
    const ask = () => {
      setState({})
      fetchPart().then(
        // Nobody waits for a part at this very moment: it is drawn in slices.
        fetched => startTransition(() => setState({ Part: fetched })),
        () => setState({ failed: true }),
      )
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, where it is not there yet
    useEffect(() => {
      if (Part) return
      // A turn later: to ask for files takes its while, and this one has drawn the page.
      const turn = setTimeout(ask)
      return () => clearTimeout(turn)
    }, [])
    if (Part) return <Part {...props} />
    if (!failed) return place
    return (
      <p role="alert">
        Cette partie de la page n’a pas pu être chargée. <Button onClick={ask}>Réessayer</Button>
      </p>
    )
  }
  /** Fetches it ahead, unseen, once what is under way is drawn: to ask for files takes its while. */
  ClientPart.preload = () => void setTimeout(() => void fetchPart().catch(() => {}))
  return ClientPart
}
