/** The part of fs-native-extensions 1.5.1 that is used here; it brings no types of its own. */
declare module 'fs-native-extensions' {
  /**
   * Locks a range of an open file for its holder alone, until the file is closed or the process ends; false when another
   * one holds it. Throws where the file system knows no locks.
   */
  export function tryLock(fd: number, offset: number, length: number): boolean
}
