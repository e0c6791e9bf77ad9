import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './admin-tabs.module.css'

interface AdminTabsProps<Tab extends string> {
  /** What they are parts of, for who listens. */
  label: string
  tabs: readonly (readonly [tab: Tab, words: string])[]
  value: Tab
  onChange: (tab: string) => void
  /** What the one that is shown holds. */
  children: ReactNode
}

/** The parts of a screen, one of them shown. */
export function AdminTabs<Tab extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: AdminTabsProps<Tab>) {
  return (
    <Tabs.Root value={value} onValueChange={onChange} activationMode="manual">
      <Tabs.List className={styles.tabs} aria-label={label}>
        {tabs.map(([tab, words]) => (
          <Tabs.Trigger key={tab} value={tab} className={styles.tab}>
            {words}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(([tab]) => (
        <Tabs.Content key={tab} value={tab} className={styles.panel}>
          {tab === value && children}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
