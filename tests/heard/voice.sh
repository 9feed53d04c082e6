#!/bin/sh
# The screen reader's voice: logs each text, with "+" before it and "." once it has been said to the end. It takes 20 ms a
# letter, as long as the fast voice of a practised listener. To cut a text off, the screen reader ends this script.
printf '+%s\n' "$(printf %s "$1" | tr '\n' ' ')" >> "$HEARD"
sleep "$((${#1} * 20))e-3"
printf '.\n' >> "$HEARD"
