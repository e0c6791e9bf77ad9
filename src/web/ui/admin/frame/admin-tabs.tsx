import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './admin-tabs.module.css'

interface AdminTabsProps<Tab extends string> {
  /** What they are parts of, for who listens. */
  label: string
  tabs: readonly (readonly [tab: Tab, words: string])[]
  value: Tab
  onChange: (tab: Tab) => void
  /** What the one that is shown holds. */
  children: ReactNode
}

/** The parts of a screen, one of them shown: the arrows go from tab to tab, Enter shows one (ARIA Authoring Practices, « Tabs »). */
export function AdminTabs<Tab extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: AdminTabsProps<Tab>) {
  const id = useId()
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveByArrows}>
        {tabs.map(([tab, words]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === value}
            aria-controls={tab === value ? `${id}-panel` : undefined}
            tabIndex={tab === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab)}
          >
            {words}
          </button>
        ))}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may begin with nothing that takes focus
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  // Alt and an arrow go back in the browser.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1
  const moves: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  }
  const to = moves[event.key]
  if (to === undefined) return
  event.preventDefault()
  tabs.at(to)?.focus()
}
