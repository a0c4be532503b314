import type { AccountFaultReason } from '#server/payments/accounts/account-setup.ts'
import { template } from '#server/platform/texts/template.ts'

/** Why keys are not kept, or an account does not work; `{provider}` is Stripe or PayPal. */
export const accountFaultTexts = {
  missing: template({
    it: 'Inserisca questa chiave.',
    en: 'Enter this key.',
    de: 'Geben Sie diesen Schlüssel ein.',
    fr: 'Saisissez cette clé.',
    es: 'Introduzca esta clave.',
  }),
  prefix: template({
    it: 'Questa non è una chiave di questo tipo: la copi di nuovo, tutta intera, da {provider}.',
    en: 'This is no key of this kind: copy it again from {provider}, whole.',
    de: 'Das ist kein Schlüssel dieser Art: Kopieren Sie ihn noch einmal vollständig bei {provider}.',
    fr: 'Ce n’est pas une clé de ce type : copiez-la de nouveau en entier chez {provider}.',
    es: 'Esta no es una clave de este tipo: cópiela de nuevo entera desde {provider}.',
  }),
  'is-public': template({
    it: 'Questa è la chiave pubblicabile: va nell’altro campo. Qui va la chiave con restrizioni, che inizia con rk_.',
    en: 'This is the publishable key: it belongs in the other field. Here goes the restricted key, which begins with rk_.',
    de: 'Das ist der veröffentlichbare Schlüssel: Er gehört in das andere Feld. Hierher kommt der eingeschränkte Schlüssel, der mit rk_ beginnt.',
    fr: 'C’est la clé publiable : elle va dans l’autre champ. Ici vient la clé restreinte, qui commence par rk_.',
    es: 'Esta es la clave publicable: va en el otro campo. Aquí va la clave restringida, que empieza por rk_.',
  }),
  'is-secret': template({
    it: 'Questa è una chiave segreta: non va qui. Qui va la chiave pubblicabile, che inizia con pk_.',
    en: 'This is a secret key: it does not belong here. Here goes the publishable key, which begins with pk_.',
    de: 'Das ist ein geheimer Schlüssel: Er gehört nicht hierher. Hierher kommt der veröffentlichbare Schlüssel, der mit pk_ beginnt.',
    fr: 'C’est une clé secrète : elle ne va pas ici. Ici vient la clé publiable, qui commence par pk_.',
    es: 'Esta es una clave secreta: no va aquí. Aquí va la clave publicable, que empieza por pk_.',
  }),
  'not-restricted': template({
    it: 'Questa chiave può fare tutto nel Suo account. Crei da {provider} una chiave con restrizioni, che inizia con rk_, e inserisca quella.',
    en: 'This key may do everything in your account. Make a restricted key at {provider}, which begins with rk_, and enter that one.',
    de: 'Dieser Schlüssel darf in Ihrem Konto alles. Erstellen Sie bei {provider} einen eingeschränkten Schlüssel, der mit rk_ beginnt, und geben Sie diesen ein.',
    fr: 'Cette clé peut tout faire dans votre compte. Créez chez {provider} une clé restreinte, qui commence par rk_, et saisissez celle-là.',
    es: 'Esta clave puede hacerlo todo en su cuenta. Cree en {provider} una clave restringida, que empieza por rk_, e introduzca esa.',
  }),
  mixed: template({
    it: 'Una delle chiavi è di prova e l’altra no: le prenda entrambe dalla stessa modalità.',
    en: 'One of the keys is for tests and the other one is not: take both from the same mode.',
    de: 'Einer der Schlüssel ist zum Testen, der andere nicht: Nehmen Sie beide aus demselben Modus.',
    fr: 'L’une des clés est une clé de test, l’autre non : prenez les deux dans le même mode.',
    es: 'Una de las claves es de prueba y la otra no: tome las dos del mismo modo.',
  }),
  'is-test': template({
    it: 'Questa è una chiave di prova: non arriverebbe denaro. Disattivi la modalità di test da {provider} e copi la chiave vera, oppure scelga «Per provare».',
    en: 'This is a test key: no money would come. Leave the test mode at {provider} and copy the real key, or choose “To try it out”.',
    de: 'Das ist ein Testschlüssel: Es käme kein Geld an. Verlassen Sie bei {provider} den Testmodus und kopieren Sie den echten Schlüssel, oder wählen Sie „Zum Ausprobieren“.',
    fr: 'C’est une clé de test : aucun argent n’arriverait. Quittez le mode test chez {provider} et copiez la vraie clé, ou choisissez « Pour essayer ».',
    es: 'Esta es una clave de prueba: no llegaría dinero. Salga del modo de prueba en {provider} y copie la clave real, o elija «Para probar».',
  }),
  'is-live': template({
    it: 'Questa chiave muove denaro vero: scelga «Pagamenti veri», oppure copi la chiave di prova.',
    en: 'This key moves real money: choose “Real payments”, or copy the test key.',
    de: 'Dieser Schlüssel bewegt echtes Geld: Wählen Sie „Echte Zahlungen“, oder kopieren Sie den Testschlüssel.',
    fr: 'Cette clé déplace de l’argent réel : choisissez « Paiements réels », ou copiez la clé de test.',
    es: 'Esta clave mueve dinero real: elija «Pagos reales» o copie la clave de prueba.',
  }),
  'unknown-key': template({
    it: '{provider} non conosce questa chiave: è stata eliminata, è di un’altra modalità o non è stata copiata tutta. La copi di nuovo.',
    en: '{provider} does not know this key: it was deleted, is of another mode, or was not copied whole. Copy it again.',
    de: '{provider} kennt diesen Schlüssel nicht: Er wurde gelöscht, gehört zu einem anderen Modus oder wurde nicht ganz kopiert. Kopieren Sie ihn noch einmal.',
    fr: '{provider} ne connaît pas cette clé : elle a été supprimée, est d’un autre mode ou n’a pas été copiée en entier. Copiez-la de nouveau.',
    es: '{provider} no conoce esta clave: se ha eliminado, es de otro modo o no se ha copiado entera. Cópiela de nuevo.',
  }),
  'too-little': template({
    it: 'A questa chiave con restrizioni manca un permesso. Le dia da {provider} l’accesso in scrittura a tutto ciò che è elencato qui sopra, e riprovi.',
    en: 'This restricted key lacks a right. Give it write access at {provider} to all that is listed above, and try again.',
    de: 'Diesem eingeschränkten Schlüssel fehlt ein Recht. Geben Sie ihm bei {provider} Schreibzugriff auf alles, was oben aufgezählt ist, und versuchen Sie es noch einmal.',
    fr: 'Il manque un droit à cette clé restreinte. Donnez-lui chez {provider} l’accès en écriture à tout ce qui est indiqué ci-dessus, et réessayez.',
    es: 'A esta clave restringida le falta un permiso. Dele en {provider} acceso de escritura a todo lo indicado arriba e inténtelo de nuevo.',
  }),
  'other-account': template({
    it: 'Questa chiave è di un altro account: copi entrambe le chiavi dallo stesso account.',
    en: 'This key is of another account: copy both keys from the same account.',
    de: 'Dieser Schlüssel gehört zu einem anderen Konto: Kopieren Sie beide Schlüssel aus demselben Konto.',
    fr: 'Cette clé est d’un autre compte : copiez les deux clés du même compte.',
    es: 'Esta clave es de otra cuenta: copie las dos claves de la misma cuenta.',
  }),
  unreachable: template({
    it: '{provider} non risponde in questo momento. Nulla è stato cambiato: riprovi tra qualche minuto.',
    en: '{provider} does not answer at the moment. Nothing was changed: try again in a few minutes.',
    de: '{provider} antwortet im Moment nicht. Es wurde nichts geändert: Versuchen Sie es in ein paar Minuten noch einmal.',
    fr: '{provider} ne répond pas pour le moment. Rien n’a été changé : réessayez dans quelques minutes.',
    es: '{provider} no responde en este momento. No se ha cambiado nada: inténtelo de nuevo en unos minutos.',
  }),
  refused: template({
    it: '{provider} conosce le chiavi, ma rifiuta il pagamento di prova. Controlli da {provider} se l’account è completo e può ricevere pagamenti.',
    en: '{provider} knows the keys but refuses the test payment. Look at {provider} whether the account is complete and may take payments.',
    de: '{provider} kennt die Schlüssel, lehnt aber die Testzahlung ab. Sehen Sie bei {provider} nach, ob das Konto vollständig ist und Zahlungen annehmen darf.',
    fr: '{provider} connaît les clés mais refuse le paiement d’essai. Vérifiez chez {provider} que le compte est complet et peut recevoir des paiements.',
    es: '{provider} conoce las claves, pero rechaza el pago de prueba. Compruebe en {provider} si la cuenta está completa y puede recibir pagos.',
  }),
  currency: template({
    it: '{provider} non accetta la valuta di questa sede.',
    en: '{provider} does not take the currency of this venue.',
    de: '{provider} nimmt die Währung dieses Standorts nicht an.',
    fr: '{provider} n’accepte pas la devise de cet établissement.',
    es: '{provider} no acepta la moneda de este local.',
  }),
  'no-venue': template({
    it: 'Questa sede non c’è più: ricarichi la pagina.',
    en: 'This venue is not there any more: reload the page.',
    de: 'Diesen Standort gibt es nicht mehr: Laden Sie die Seite neu.',
    fr: 'Cet établissement n’existe plus : rechargez la page.',
    es: 'Este local ya no existe: vuelva a cargar la página.',
  }),
} as const satisfies Record<AccountFaultReason, object>

/** What is said about accounts beside their fields. */
export const accountTexts = {
  noSecretsKey: template({
    it: 'Qui non si possono ancora tenere chiavi. Chi gestisce questo servizio per Lei deve prima impostare SECRETS_KEYS, con cui vengono sigillate.',
    en: 'Keys cannot be kept here yet. Whoever runs this service for you must first set SECRETS_KEYS, with which they are sealed.',
    de: 'Hier können noch keine Schlüssel aufbewahrt werden. Wer diesen Dienst für Sie betreibt, muss zuerst SECRETS_KEYS setzen, womit sie versiegelt werden.',
    fr: 'Aucune clé ne peut encore être conservée ici. La personne qui exploite ce service pour vous doit d’abord définir SECRETS_KEYS, qui sert à les sceller.',
    es: 'Aquí todavía no se pueden guardar claves. Quien gestiona este servicio para usted debe definir antes SECRETS_KEYS, con lo que se sellan.',
  }),
  noPublicUrl: template({
    it: 'Qui non si possono ancora tenere chiavi. Chi gestisce questo servizio per Lei deve prima impostare PUBLIC_URL, l’indirizzo a cui si segnalano i pagamenti.',
    en: 'Keys cannot be kept here yet. Whoever runs this service for you must first set PUBLIC_URL, the address to which payments are reported.',
    de: 'Hier können noch keine Schlüssel aufbewahrt werden. Wer diesen Dienst für Sie betreibt, muss zuerst PUBLIC_URL setzen, die Adresse, an die Zahlungen gemeldet werden.',
    fr: 'Aucune clé ne peut encore être conservée ici. La personne qui exploite ce service pour vous doit d’abord définir PUBLIC_URL, l’adresse à laquelle les paiements sont signalés.',
    es: 'Aquí todavía no se pueden guardar claves. Quien gestiona este servicio para usted debe definir antes PUBLIC_URL, la dirección a la que se comunican los pagos.',
  }),
  walletByHand: template({
    it: 'Per Apple Pay e Google Pay aggiunga {host} da Stripe: Impostazioni, Domini dei metodi di pagamento.',
    en: 'For Apple Pay and Google Pay, add {host} at Stripe: Settings, Payment method domains.',
    de: 'Für Apple Pay und Google Pay fügen Sie {host} bei Stripe hinzu: Einstellungen, Domains für Zahlungsmethoden.',
    fr: 'Pour Apple Pay et Google Pay, ajoutez {host} chez Stripe : Paramètres, Domaines de moyens de paiement.',
    es: 'Para Apple Pay y Google Pay, añada {host} en Stripe: Configuración, Dominios de métodos de pago.',
  }),
  stillReports: template({
    it: 'Non lo elimini ancora da {provider}: i pagamenti iniziati con questo account vengono ancora conclusi e rimborsati con esso.',
    en: 'Do not delete it at {provider} yet: payments that were begun with this account are still settled and paid back with it.',
    de: 'Löschen Sie es bei {provider} noch nicht: Zahlungen, die mit diesem Konto begonnen wurden, werden noch damit abgeschlossen und erstattet.',
    fr: 'Ne le supprimez pas encore chez {provider} : les paiements commencés avec ce compte sont encore conclus et remboursés avec lui.',
    es: 'No la elimine todavía en {provider}: los pagos iniciados con esta cuenta aún se concluyen y devuelven con ella.',
  }),
  webhookLeft: template({
    it: 'Il webhook di questo account è rimasto da {provider}: lo elimini lì.',
    en: 'The webhook of this account is still at {provider}: delete it there.',
    de: 'Der Webhook dieses Kontos steht noch bei {provider}: Löschen Sie ihn dort.',
    fr: 'Le webhook de ce compte est resté chez {provider} : supprimez-le là-bas.',
    es: 'El webhook de esta cuenta sigue en {provider}: elimínelo allí.',
  }),
} as const

/** What the audit calls the facts of an account. */
export const accountFieldTexts = {
  provider: template({ it: 'Gestore', en: 'Provider', de: 'Anbieter', fr: 'Prestataire', es: 'Proveedor' }),
  publicName: template({
    it: 'Nome pubblico',
    en: 'Public name',
    de: 'Öffentlicher Name',
    fr: 'Nom public',
    es: 'Nombre público',
  }),
  isLive: template({
    it: 'Pagamenti veri',
    en: 'Real payments',
    de: 'Echte Zahlungen',
    fr: 'Paiements réels',
    es: 'Pagos reales',
  }),
  works: template({ it: 'Funziona', en: 'Works', de: 'Funktioniert', fr: 'Fonctionne', es: 'Funciona' }),
}
