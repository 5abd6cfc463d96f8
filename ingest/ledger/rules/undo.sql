-- Takes the newest delivery out of the ledger: what it added goes, what it ended goes on. Variable: delivery.
DELETE FROM sold_month WHERE delivery = getvariable('delivery');
DELETE FROM sold_row WHERE delivery = getvariable('delivery');
DELETE FROM sale WHERE from_delivery = getvariable('delivery');
UPDATE sale SET until_delivery = NULL WHERE until_delivery = getvariable('delivery');
DELETE FROM attribution WHERE from_delivery = getvariable('delivery');
DELETE FROM hold WHERE from_delivery = getvariable('delivery');
UPDATE hold SET until_delivery = NULL WHERE until_delivery = getvariable('delivery');
DELETE FROM told WHERE delivery = getvariable('delivery');
DELETE FROM given_times WHERE delivery = getvariable('delivery');
DELETE FROM record WHERE from_delivery = getvariable('delivery');
UPDATE record SET until_delivery = NULL, last_delivery = NULL, last_at = NULL WHERE until_delivery = getvariable('delivery');
DELETE FROM content WHERE from_delivery = getvariable('delivery');
DELETE FROM presence WHERE from_delivery = getvariable('delivery');
UPDATE presence SET until_delivery = NULL, last_delivery = NULL, last_at = NULL WHERE until_delivery = getvariable('delivery');
DELETE FROM listing WHERE from_delivery = getvariable('delivery');
UPDATE listing SET vehicle = gain.vehicle, vehicle_no = gain.vehicle_no
FROM gain WHERE gain.listing = listing.listing AND gain.delivery = getvariable('delivery');
DELETE FROM gain WHERE delivery = getvariable('delivery');
DELETE FROM counted WHERE delivery = getvariable('delivery');
DELETE FROM coverage WHERE delivery = getvariable('delivery');
DELETE FROM delivery WHERE id = getvariable('delivery');
