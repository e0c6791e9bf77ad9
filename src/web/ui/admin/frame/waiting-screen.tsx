import { useEffect, useRef, useState } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { toast } from 'sonner'
import { inTime } from '~/contract/patience'
import { patientFetch } from '~/web/patient-fetch'
import { AdminButton } from '../form/admin-button'
import theme from './theme.module.css'
import styles from './waiting-screen.module.css'

declare global {
  interface Window {
    /** Fetches the code of a screen for the router (`scripts/router-for-browsers.ts`), which waits as long as it takes. */
    loadScreen?: (module: string) => Promise<unknown>
  }
}

/** Milliseconds before a server that was away is asked again. */
const PAUSE = 2_000

const TOAST = 'screen-waits'

/**
 * Where a screen's code cannot be fetched: the screen that one is on stays with what was typed there, says so, and gives way
 * to the other once the server is back.
 */
export function WaitingScreen() {
  const [waiting, setWaiting] = useState(0)
  const here = createPath(useLocation())
  const { location: next } = useNavigation()
  const to = useRef<string | null>(null)
  to.current = next ? createPath(next) : null
  const navigate = useNavigate()
  useEffect(() => {
    window.loadScreen = async module => {
      try {
        return await fetchScreen(module)
      } catch {
        setWaiting(count => count + 1)
        toast.error('Le serveur ne répond pas.', { id: TOAST })
        const screen = await screenOnceBack(module, () => to.current)
        toast.dismiss(TOAST)
        setWaiting(count => count - 1)
        return screen
      }
    }
    // What lays messages beside what is pressed is fetched with the first of them, which then could not be.
    import('~/web/ui/feedback/keep-clear').catch(() => {})
    return () => {
      delete window.loadScreen
    }
  }, [])
  if (waiting === 0 || !next) return null
  return (
    <div role="alert" className={`row-12 centred ${theme.theme} ${styles.waiting}`}>
      <p>
        Le serveur ne répond pas. L’écran demandé s’ouvrira dès son retour&#8239;; d’ici là, celui-ci reste
        comme il est.
      </p>
      <AdminButton onClick={() => void navigate(here, { replace: true })}>Rester ici</AdminButton>
    </div>
  )
}

const fetchScreen = (module: string): Promise<unknown> => inTime(import(/* @vite-ignore */ module))

/**
 * Asks until the server answers. Code that cannot be fetched even then, as after a new release, comes with the whole page. It never
 * gives up: the router waits for one screen's code once, and who asks for that screen again waits for the same.
 * @param wanted the address that waits for it; null: nobody does any more
 */
async function screenOnceBack(module: string, wanted: () => string | null): Promise<unknown> {
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, PAUSE))
    const answer = await patientFetch(module).catch(() => null)
    if (!answer || answer.status >= 500) continue
    try {
      return await fetchScreen(module)
    } catch {
      const address = wanted()
      if (address) window.location.assign(address)
    }
  }
}
