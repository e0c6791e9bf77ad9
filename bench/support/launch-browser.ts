import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium'

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}
