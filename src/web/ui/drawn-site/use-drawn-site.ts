import { useEffect, useState } from 'react'
import { makeApiOf } from '~/contract/client'
import { sitePreviewCalls } from '~/contract/sites/site-preview'
import { patientFetch } from '~/web/patient-fetch'

const api = makeApiOf(sitePreviewCalls, patientFetch)

/** How long nothing is typed before it is drawn. */
const PAUSE_MS = 300

interface DrawnState {
  html: string | null
  failed: boolean
}

/** The site of a name, a trade and a town, drawn anew after each pause; the newest words win. */
export function useDrawnSite({
  name,
  trade,
  city,
}: {
  name: string
  trade: string
  city: string
}): DrawnState {
  const [drawn, setDrawn] = useState<DrawnState>({ html: null, failed: false })
  useEffect(() => {
    const given = new AbortController()
    const pause = setTimeout(() => {
      api
        .sitePreview({ body: { name, trade, city }, signal: given.signal })
        .then(reply => reply.text())
        .then(html => setDrawn({ html, failed: false }))
        .catch(() => given.signal.aborted || setDrawn(last => ({ ...last, failed: true })))
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      given.abort()
    }
  }, [name, trade, city])
  return drawn
}
