/** What only those who listen need to know; no use case sees it. */
export interface HttpSettings {
  /** Lets the operator read the figures from elsewhere; null: from this machine alone. */
  metricsToken: string | null
  /** What carriers sign call events with; null: none is let in. */
  telephonySecret: string | null
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: string[]
}
