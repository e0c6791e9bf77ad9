import type { ReactNode } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import { useSite } from '~/web/site'
import { SiteToaster } from '../feedback/site-toaster'
import { PageFrame } from '../frame/page-frame'
import styles from './test-page.module.css'

/** 404 where the operator has switched the tests off (specification B8). */
export async function testPageLoader({ context }: LoaderFunctionArgs) {
  const { diagnostics } = await context.api.site({})
  return data(null, { status: diagnostics ? 200 : 404 })
}

interface TestPageProps {
  title: string
  /** What the page does, in one sentence. */
  intro: string
  children: ReactNode
}

/** What the test pages share: their frame, and a notice instead of their content where tests are off. */
export function TestPage({ title, intro, children }: TestPageProps) {
  const { diagnostics } = useSite()
  return (
    <PageFrame width="form">
      <SiteToaster />
      <div className="stack-24">
        <h1>{title}</h1>
        <p>{intro}</p>
        {diagnostics ? (
          children
        ) : (
          <p className={styles.off}>
            <strong>Les essais sont désactivés sur ce site.</strong> Pour les activer, l’exploitant démarre le
            serveur avec <code>DIAGNOSTICS=on</code>.
          </p>
        )}
      </div>
    </PageFrame>
  )
}
