import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Origin } from '~/domain/journal/actor'
import { bare, clientAddress, isTrusted } from './request/client-address'
import { mayBeCounted } from './request/is-visit'

/** Who calls: the address of the connection, or the one that a trusted proxy says it forwards for. */
export function originReader(trustedProxies: string[]): (context: Context) => Origin {
  const trusted = proxyList(trustedProxies)
  return context => {
    // A page that is rendered here reads for its visitor (`pages.ts`); nobody else can say so.
    const visitor: Origin | undefined = context.env?.visitor
    if (visitor) return visitor
    const remote = context.env?.incoming ? getConnInfo(context).remote.address : undefined
    const forwarded = context.req.header('x-forwarded-for')
    return {
      ip: remote ? clientAddress(remote, forwarded, trusted) : 'interne',
      userAgent: context.req.header('user-agent') ?? '',
      counted: context.env?.incoming ? mayBeCounted(context.env.incoming.headers) : false,
    }
  }
}

/** @param entries addresses or networks: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8` */
export function proxyList(entries: string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/** Tells the connections of trusted proxies from those of visitors. */
export function trustOf(trustedProxies: string[]): (address: string) => boolean {
  const trusted = proxyList(trustedProxies)
  return address => isTrusted(bare(address), trusted)
}

/** Whether a request comes straight from this machine or from a trusted proxy, in nobody's name. */
export function directReader(trustedProxies: string[]): (context: Context) => boolean {
  const trusted = proxyList([...trustedProxies, '127.0.0.0/8', '::1'])
  return context => {
    const remote = context.env?.incoming ? getConnInfo(context).remote.address : undefined
    const forwarded = ['x-forwarded-for', 'forwarded'].some(name => context.req.header(name) !== undefined)
    return remote !== undefined && !forwarded && isTrusted(bare(remote), trusted)
  }
}
