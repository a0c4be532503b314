import type { GeocoderSettings } from '#server/settings/settings.ts'

import type { Geocoder } from './geocoder.ts'
import { locationIq } from './locationiq.ts'
import { mapbox } from './mapbox.ts'
import { photon } from './photon.ts'

/** The geocoder that is set; null = addresses are not looked up. */
export function createGeocoder(settings: GeocoderSettings): Geocoder | null {
  switch (settings.kind) {
    case 'photon':
      return photon(settings)
    case 'locationiq':
      return locationIq(settings)
    case 'mapbox':
      return mapbox(settings)
    case 'off':
      return null
  }
}
