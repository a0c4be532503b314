import { isRefused } from './api-error.ts'

/** True when the service refused with this code of contract 4.2. */
export function isRefusedWith(error: unknown, status: string): boolean {
  return isRefused(error) && error.failure.status === status
}
