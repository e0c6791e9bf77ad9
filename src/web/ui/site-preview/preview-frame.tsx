import { type Ref, useEffect, useRef, useState } from 'react'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import styles from './preview-frame.module.css'

interface PreviewFrameProps {
  /** `preview_url` of the site. */
  url: string
  /** What the frame is called. */
  title: string
  /** Of facts and layout: another one is drawn anew, where the eye was. */
  version: number
  /** What stands on a button at each section; none: one touches the section itself. */
  label?: string
  /** Somebody touched a section of the site. */
  onSection: (section: string) => void
}

/**
 * A site as it will be, drawn by its own host, which tells this page which section was touched, and nothing else. A browser that
 * keeps no cookie in a frame shows it in a tab.
 */
export function PreviewFrame({ url, title, version, label, onSection }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const touched = useRef<string | null>(null)
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== new URL(url).origin || source === null || source !== frame.current?.contentWindow) return
      const section = sectionOf(data)
      if (section === null) return
      touched.current = section
      onSection(section)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [url, onSection])
  return (
    <div className="stack-8">
      <Frame
        key={version}
        frame={frame}
        title={title}
        name={label}
        address={() => addressOf(url, touched.current)}
      />
      <p>
        <NewTabLink href={url}>Ouvrir l’aperçu</NewTabLink>
      </p>
    </div>
  )
}

interface FrameProps {
  frame: Ref<HTMLIFrameElement>
  title: string
  /** What its own script writes on a button at each section. */
  name: string | undefined
  /** Where it opens; from then on who looks leads it. */
  address: () => string
}

function Frame({ frame, title, name, address }: FrameProps) {
  const [src] = useState(address)
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      name={name}
      src={src}
      // It may run its own script and keep its cookie; it opens nothing and leads this page nowhere.
      sandbox="allow-scripts allow-same-origin"
    />
  )
}

function addressOf(url: string, touched: string | null): string {
  const shown = new URL(url)
  shown.hash = touched ?? ''
  return shown.href
}

/** An id of a section is a slug; whatever else was sent is nothing of ours. */
function sectionOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('section' in data)) return null
  const { section } = data
  return typeof section === 'string' && /^[a-z0-9-]{1,60}$/.test(section) ? section : null
}
