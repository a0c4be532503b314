-- Keys are kept as their hash (`hashOfKey`), so that calls of the last day are still recognised.
UPDATE "idempotency_keys" SET "key" = rtrim(translate(encode(sha256(convert_to("key", 'UTF8')), 'base64'), '+/', '-_'), '=');
