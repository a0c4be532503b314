import type { RequestOf } from '#src/contract/endpoint.ts'
import {
  getGroup,
  joinGroup,
  leaveGroup,
  openGroup,
  setGroupOptions,
  setGroupPart,
  takeGroupLead,
} from '#src/contract/group-order.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The group of a code; never from the cache. */
export function groupQuery(api: ApiClient, code: string) {
  return endpointQuery(api, getGroup, { code }, 0)
}

/** Opens a group. With the same key the service opens no second one (contract 1.5). */
export function sendOpenGroup(api: ApiClient, request: RequestOf<typeof openGroup>, idempotencyKey: string) {
  return api.call(openGroup, request, { idempotencyKey })
}

/** Joins a group. With the same key the caller joins once. */
export function sendJoinGroup(api: ApiClient, request: RequestOf<typeof joinGroup>, idempotencyKey: string) {
  return api.call(joinGroup, request, { idempotencyKey })
}

/** Replaces the caller's part; throws the refusal GROUP_PART_CHANGED when it has another version by now. */
export function sendGroupPart(api: ApiClient, request: RequestOf<typeof setGroupPart>) {
  return api.call(setGroupPart, request)
}

export function sendGroupOptions(api: ApiClient, request: RequestOf<typeof setGroupOptions>) {
  return api.call(setGroupOptions, request)
}

export function sendTakeLead(api: ApiClient, request: RequestOf<typeof takeGroupLead>) {
  return api.call(takeGroupLead, request)
}

/** Takes a member out of the group; the group ends when it is its lead. */
export function sendLeaveGroup(api: ApiClient, request: RequestOf<typeof leaveGroup>) {
  return api.call(leaveGroup, request)
}
